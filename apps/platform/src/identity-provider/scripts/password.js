// On pages that ask for a password: a button that shows it, a word while Caps Lock is on in any password field, and errors that
// leave once their field is edited.
const password = document.getElementById('password');
const toggle = document.getElementById('show-password');
const capsLock = document.getElementById('caps-lock');

if (password && toggle) {
  const show = toggle.textContent;
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    const isHidden = password.type === 'password';
    password.type = isHidden ? 'text' : 'password';
    toggle.textContent = isHidden ? toggle.dataset.hide : show;
  });
  // The browser may remember what was typed into a plain field.
  password.form?.addEventListener('submit', () => (password.type = 'password'));
}

const problemsOf = (field) => field.ariaDescribedByElements?.filter(({ id }) => id.endsWith('-problem')) ?? [];
const invalid = [...document.querySelectorAll('[aria-invalid="true"]')];
for (const field of invalid) {
  field.addEventListener('input', () => {
    for (const problem of problemsOf(field)) {
      for (const other of invalid) if (problemsOf(other).includes(problem)) other.removeAttribute('aria-invalid');
      problem.remove();
    }
  });
}

if (capsLock) {
  const fields = document.querySelectorAll('input[type="password"]');
  const check = (event) => {
    const isOn = event.getModifierState?.('CapsLock') ?? false;
    const text = isOn ? capsLock.dataset.on : '';
    if (capsLock.textContent !== text) capsLock.textContent = text;
  };
  for (const field of fields) {
    field.addEventListener('keydown', check);
    field.addEventListener('keyup', check);
    field.addEventListener('blur', () => (capsLock.textContent = ''));
  }
}
