// A page with the playground alone; tools/csp/playgroundUnderPolicy.test.ts opens it under a strict policy.
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { createRoot } from 'react-dom/client';
import type { JsonSchema } from './JsonSchema.ts';
import { SchemaPlayground } from './SchemaPlayground.test-support.tsx';

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  violations.push(`${violatedDirective}: ${blockedURI}`);
});

async function start(): Promise<void> {
  const jsonSchema = (await (await fetch('/json-schema.json')).json()) as JsonSchema;
  Object.assign(window, { violations });
  createRoot(document.querySelector('#root') ?? document.body).render(
    <InsightsThemeProvider>
      <SchemaPlayground examples={{ Nothing: '[]' }} jsonSchema={jsonSchema} />
    </InsightsThemeProvider>,
  );
}

void start();
