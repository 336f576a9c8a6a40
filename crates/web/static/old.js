// Runs only in browsers that know no modules: they are told what is missing.
document.addEventListener("DOMContentLoaded", function () {
  document.getElementById("needs").removeAttribute("hidden");
});
