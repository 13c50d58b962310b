// Shows the button that prints the page, which needs a script.
const button = document.getElementById('print');
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
