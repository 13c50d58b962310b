// A page with a form whose schema arrives at run time, as a product under a strict policy would have it;
// tools/csp/formUnderPolicy.test.ts opens it in the browser.
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { createRoot } from 'react-dom/client';
import { FormRenderer, isFormSchemaError, validateSchema, type FormSchema } from '../index.ts';

const gateways = {
  looker: { runQuery: () => Promise.resolve([{ state: 'TX' }, { state: 'OK' }]) },
  askkodiak: {
    getNaicsSummaryByType: () => Promise.resolve({ '23': 'Construction' }),
    getSuggestNaicsGroupsByTerm: () => Promise.resolve({ hits: [] }),
  },
};
const customComponents = { note: () => <p>A component of the product</p> };

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  violations.push(`${violatedDirective}: ${blockedURI}`);
});

async function load<T>(path: string): Promise<T> {
  return (await (await fetch(path)).json()) as T;
}

async function start(): Promise<void> {
  const schema = await load<FormSchema>('/schema.json');
  const invalid = validateSchema(await load('/invalid.json')).errors;
  Object.assign(window, {
    violations,
    failures: invalid.filter(isFormSchemaError).map(({ reason }) => reason),
    evaluate: () => new Function('return 1')() as number,
  });
  createRoot(document.querySelector('#root') ?? document.body).render(
    <InsightsThemeProvider>
      <FormRenderer schema={schema} gateways={gateways} customComponents={customComponents} />
    </InsightsThemeProvider>,
  );
}

void start();
