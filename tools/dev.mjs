// `npm run dev`: the platform beside Vite's development server, which serves the app with hot reload at the
// product's usual address and passes the backend's paths on.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { bootstrap, fail, root, toolEnvironment } from './bootstrap.mjs';
import './endWithParent.mjs';

const node = bootstrap();
const port = Number(process.env.PORT || 4200);
if (!Number.isInteger(port) || port < 1 || port > 65_534) {
  fail(`PORT: "${process.env.PORT}" is not a port; write a whole number from 1 to 65534, like 4200.`);
}
const platformPort = port + 1;
const publicUrl = `http://localhost:${port}`;

const programs = [
  spawn(
    node,
    ['--conditions=@agency-insights/source', '--watch', '--watch-preserve-output', 'apps/platform/src/main.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: toolEnvironment({ PORT: String(platformPort), PUBLIC_URL: publicUrl }),
    },
  ),
  spawn('vite', ['--port', String(port), '--strictPort'], {
    cwd: `${root}/apps/insights`,
    stdio: 'inherit',
    env: toolEnvironment({ PLATFORM_URL: `http://127.0.0.1:${platformPort}` }),
  }),
];

function stop() {
  for (const program of programs) program.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const program of programs) {
  program.on('error', (error) => fail(`A program could not be started: ${error.message}`));
  program.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
}
