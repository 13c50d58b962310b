import type { ListedModel } from '@agency-insights/insights-api/authorization';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAuthorization } from './useAuthorization.ts';

/** The models of the product's store, newest first, page by page. */
export function useModels() {
  const authorization = useAuthorization();
  const query = useInfiniteQuery({
    queryKey: ['authorization-models'],
    queryFn: ({ pageParam, signal }) =>
      authorization.models({ page_size: '20', ...(pageParam !== '' && { continuation_token: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ continuation_token }) => (continuation_token === '' ? undefined : continuation_token),
  });
  const models: ListedModel[] | undefined = query.data?.pages.flatMap((page) => page.authorization_models);
  return { ...query, models };
}

/** Relations by type of the active model; empty until the models have loaded. */
export function relationsByType(models: readonly ListedModel[] | undefined): ReadonlyMap<string, readonly string[]> {
  const active = models?.find((model) => model.active) ?? models?.[0];
  const types = active?.type_definitions ?? [];
  return new Map(types.map(({ type, relations }) => [type, Object.keys(relations ?? {}).sort()]));
}
