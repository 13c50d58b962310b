// `npm run dev`: the platform beside Vite's development servers, which serve the app and the embedded dashboards with
// hot reload at the product's usual addresses and pass the backend's paths on.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { bootstrap, fail, root, toolEnvironment } from './bootstrap.mjs';
import './endWithParent.mjs';

const node = bootstrap();
const port = Number(process.env.PORT || 4200);
if (!Number.isInteger(port) || port < 1 || port > 65_534) {
  fail(`PORT: "${process.env.PORT}" is not a port; write a whole number from 1 to 65534, like 4200.`);
}
const dashboardsPort = Number(process.env.DASHBOARDS_PORT || 4400);
if (!Number.isInteger(dashboardsPort) || dashboardsPort < 1 || dashboardsPort > 65_534) {
  fail(
    `DASHBOARDS_PORT: "${process.env.DASHBOARDS_PORT}" is not a port; write a whole number from 1 to 65534, like 4400.`,
  );
}
const platformPort = port + 1;
const platformDashboardsPort = dashboardsPort + 1;
const publicUrl = `http://localhost:${port}`;
const dashboardsPublicUrl = `http://localhost:${dashboardsPort}`;

const programs = [
  spawn(
    node,
    ['--conditions=@agency-insights/source', '--watch', '--watch-preserve-output', 'apps/platform/src/main.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: toolEnvironment({
        PORT: String(platformPort),
        PUBLIC_URL: publicUrl,
        DASHBOARDS_PORT: String(platformDashboardsPort),
        DASHBOARDS_PUBLIC_URL: dashboardsPublicUrl,
      }),
    },
  ),
  spawn('vite', ['--port', String(port), '--strictPort'], {
    cwd: `${root}/apps/insights`,
    stdio: 'inherit',
    env: toolEnvironment({ PLATFORM_URL: `http://127.0.0.1:${platformPort}` }),
  }),
  spawn('vite', ['--port', String(dashboardsPort), '--strictPort'], {
    cwd: `${root}/apps/dashboards`,
    stdio: 'inherit',
    env: toolEnvironment({ PLATFORM_DASHBOARDS_URL: `http://127.0.0.1:${platformDashboardsPort}` }),
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
