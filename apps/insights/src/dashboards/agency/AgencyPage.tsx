import { insightsPermissions } from '@agency-insights/auth-session';
import { usePermissions } from '@agency-insights/auth-session/react';
import { useParams } from '@tanstack/react-router';
import { NoInsightsAccess } from '../../find-agencies/NoInsightsAccess.tsx';
import { PartTexts } from '../../language/PartTexts.tsx';
import { PermissionsLoading } from '../../shell/PermissionsLoading.tsx';
import { PermissionsUnknown } from '../../shell/PermissionsUnknown.tsx';
import { dashboardTexts } from '../dashboardTexts.ts';
import { AgencyNotFound } from './AgencyNotFound.tsx';
import { AgencyProfile } from './AgencyProfile.tsx';

/** The profile of an agency: for people who may see a line of business. */
export function AgencyPage() {
  return (
    <PartTexts packs={dashboardTexts}>
      <PermittedPage />
    </PartTexts>
  );
}

function PermittedPage() {
  const { status, hasAny, retry } = usePermissions();
  const { id } = useParams({ from: '/signed-in/marketing/agencies/$id' });
  if (status === 'loading') return <PermissionsLoading />;
  if (status === 'error') return <PermissionsUnknown onRetry={retry} />;
  if (!hasAny(insightsPermissions)) return <NoInsightsAccess />;
  return /^[1-9]\d{0,8}$/.test(id) ? <AgencyProfile key={id} agencyId={Number(id)} /> : <AgencyNotFound />;
}
