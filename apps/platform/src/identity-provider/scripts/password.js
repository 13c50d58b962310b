// On pages that ask for a password: a button that shows it, and a word while Caps Lock is on.
const password = document.getElementById('password');
const toggle = document.getElementById('show-password');
const capsLock = document.getElementById('caps-lock');

if (password && toggle) {
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    const isHidden = password.type === 'password';
    password.type = isHidden ? 'text' : 'password';
    toggle.textContent = isHidden ? 'Hide password' : 'Show password';
  });
  // The browser may remember what was typed into a plain field.
  password.form?.addEventListener('submit', () => (password.type = 'password'));
}

if (password && capsLock) {
  const check = (event) => {
    const isOn = event.getModifierState?.('CapsLock') ?? false;
    const text = isOn ? 'Caps Lock is on' : '';
    if (capsLock.textContent !== text) capsLock.textContent = text;
  };
  password.addEventListener('keydown', check);
  password.addEventListener('keyup', check);
  password.addEventListener('blur', () => (capsLock.textContent = ''));
}
