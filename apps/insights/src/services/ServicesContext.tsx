import { createContext, useContext, type ReactNode } from 'react';
import type { Services } from './createServices.ts';

const ServicesContext = createContext<Services | null>(null);

export interface ServicesProviderProps {
  services: Services;
  children: ReactNode;
}

/** Gives the screens below it the page's services. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The page's services. Throws outside a ServicesProvider. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null)
    throw new Error('useServices was called outside a ServicesProvider. Wrap the screen in <ServicesProvider>.');
  return services;
}
