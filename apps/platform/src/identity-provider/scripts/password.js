// On pages that ask for a password: a button that shows it, a word while Caps Lock is on in any password field, errors at empty
// fields of the sign-in form, and errors that leave once their field is edited.
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

const descriptionsOf = (field) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []);

/** The errors that describe a field; both fields may share one. */
const problemsOf = (field) => descriptionsOf(field).filter(({ id }) => id.endsWith('-problem'));

function removeProblems(field) {
  for (const problem of problemsOf(field)) {
    for (const other of document.querySelectorAll('[aria-invalid="true"]'))
      if (problemsOf(other).includes(problem)) other.removeAttribute('aria-invalid');
    problem.remove();
  }
}

document.addEventListener('input', ({ target }) => removeProblems(target));

// Says at once what the server would answer on a new page.
document.addEventListener('submit', (event) => {
  const empty = [...event.target.querySelectorAll('[data-empty]')].filter(({ value }) => value.trim() === '');
  if (empty.length === 0) return;
  event.preventDefault();
  for (const field of empty) {
    removeProblems(field);
    const problem = Object.assign(document.createElement('p'), { className: 'problem', id: `${field.id}-problem` });
    problem.textContent = field.dataset.empty;
    field.after(problem);
    field.setAttribute('aria-describedby', [problem, ...descriptionsOf(field)].map(({ id }) => id).join(' '));
    field.setAttribute('aria-invalid', 'true');
  }
  empty[0].focus();
});

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
