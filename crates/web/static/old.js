// Runs only in browsers without modules, and shows what the page needs.
document.addEventListener("DOMContentLoaded", function () {
  document.getElementById("needs").removeAttribute("hidden");
});
