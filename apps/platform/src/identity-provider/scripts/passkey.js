// Makes or uses a passkey when the form is sent, and sends the authenticator's answer along.
/* global SimpleWebAuthnBrowser */
const form = document.querySelector('form[data-passkey]');
const problem = document.getElementById('passkey-problem');
const { startAuthentication, startRegistration, browserSupportsWebAuthn } = SimpleWebAuthnBrowser;

const messages = {
  InvalidStateError: 'This device already has a passkey for your account.',
  NotAllowedError: 'The passkey was not used. Try again, or choose another way.',
  SecurityError: 'Passkeys do not work at this address. Choose another way.',
};

function tell(error) {
  problem.textContent = messages[error.cause?.name ?? error.name] ?? messages.NotAllowedError;
  problem.hidden = false;
}

async function ask() {
  const optionsJSON = JSON.parse(form.dataset.options);
  const start = form.dataset.passkey === 'create' ? startRegistration : startAuthentication;
  form.elements.namedItem('answer').value = JSON.stringify(await start({ optionsJSON }));
  form.submit();
}

if (form && problem) {
  if (!browserSupportsWebAuthn()) {
    problem.textContent = 'This browser has no passkeys. Choose another way.';
    problem.hidden = false;
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.hidden = true;
    ask().catch(tell);
  });
}
