import process from 'node:process';
import type { NextConfig } from 'next';

// As `create-next-app` writes it, and without.
const config: NextConfig = { cacheComponents: process.env['CACHE_COMPONENTS'] === 'true' };

export default config;
