import type { ServiceCredential } from '@agency-insights/insights-api/catalogue';
import { NotFound } from '@agency-insights/ui-kit';
import SmartToyOutlined from '@mui/icons-material/SmartToyOutlined';
import { useWords } from '../../language/useWords.ts';
import { TryAgain } from '../../shell/TryAgain.tsx';
import { Section } from '../Page.tsx';
import { ServiceItem } from './ServiceItem.tsx';

/** Props of ServiceList. */
export interface ServiceListProps {
  /** Undefined until they are loaded. */
  services: readonly ServiceCredential[] | undefined;
  /** Whether they could not be loaded. */
  isFailed: boolean;
  onRetry: () => void;
  onRotate: (service: ServiceCredential) => void;
  onRevoke: (service: ServiceCredential) => void;
}

/** The services by name, or why there are none. */
export function ServiceList({ services, isFailed, onRetry, onRotate, onRevoke }: ServiceListProps) {
  const { t } = useWords();
  if (services === undefined && isFailed)
    return <TryAgain title={t('Services could not be loaded')} headingLevel={2} onRetry={onRetry} />;
  if (services === undefined) return <p aria-busy="true">{t('Services are loading.')}</p>;
  if (services.length === 0)
    return (
      <NotFound
        icon={<SmartToyOutlined />}
        title={t('No services yet')}
        description={t('Add one for each program that searches agencies or administers people.')}
      />
    );
  return (
    <Section>
      <ul aria-label={t('Services')}>
        {services.map((service) => (
          <ServiceItem
            key={service.client_id}
            service={service}
            onRotate={() => onRotate(service)}
            onRevoke={() => onRevoke(service)}
          />
        ))}
      </ul>
    </Section>
  );
}
