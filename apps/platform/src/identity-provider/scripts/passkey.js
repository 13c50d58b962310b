// Makes or uses a passkey when the form is sent, and sends the authenticator's answer along.
/* global SimpleWebAuthnBrowser */
const form = document.querySelector('form[data-passkey]');
const problem = document.getElementById('passkey-problem');
const { startAuthentication, startRegistration, browserSupportsWebAuthn } = SimpleWebAuthnBrowser;

// The page gives the texts, in its language: data-notallowederror and others.
function tell(error) {
  const { dataset } = problem;
  problem.textContent = dataset[(error.cause?.name ?? error.name).toLowerCase()] ?? dataset.notallowederror;
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
    problem.textContent = problem.dataset.unsupported;
    problem.hidden = false;
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.hidden = true;
    ask().catch(tell);
  });
}
