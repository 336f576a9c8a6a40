//! The sections of a program in WebAssembly.

/// The bytes before the first section: the name of the format, and its version.
const HEAD: usize = 8;

/// The id of custom sections: names of functions and other notes, which browsers do not need.
const CUSTOM: u8 = 0;

/// The program without its custom sections; none if it has no whole sections.
pub(crate) fn without_custom(program: &[u8]) -> Option<Vec<u8>> {
    let (head, mut rest) = program.split_at_checked(HEAD)?;
    let mut kept = head.to_vec();
    while let [id, ..] = *rest {
        let (length, digits) = number(rest.get(1..)?)?;
        let (section, others) = rest.split_at_checked(1 + digits + length)?;
        if id != CUSTOM {
            kept.extend_from_slice(section);
        }
        rest = others;
    }
    Some(kept)
}

/// A number in LEB128, seven bits a byte with the lowest first, and how many bytes it takes.
fn number(bytes: &[u8]) -> Option<(usize, usize)> {
    // The numbers of this format have 32 bits: five bytes at most.
    let mut value = 0;
    for (nth, byte) in bytes.iter().take(5).enumerate() {
        value |= usize::from(byte & 0x7f) << (7 * nth);
        if byte & 0x80 == 0 {
            return Some((value, nth + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMPTY: &[u8] = b"\0asm\x01\0\0\0";

    #[test]
    fn custom_sections_go_and_the_others_stay() {
        let code = [&[10, 0x82, 0x01], &[7; 130][..]].concat();
        let names = [0, 3, 1, 2, 3];
        let program = [EMPTY, &names, &code, &names].concat();
        assert_eq!(without_custom(&program), Some([EMPTY, &code].concat()));
        assert_eq!(without_custom(EMPTY), Some(EMPTY.to_vec()));
    }

    #[test]
    fn half_a_program_is_none() {
        for broken in [
            &b"\0asm"[..],
            b"\0asm\x01\0\0\0\x0a",
            b"\0asm\x01\0\0\0\x0a\x05\x01",
        ] {
            assert_eq!(without_custom(broken), None);
        }
    }
}
