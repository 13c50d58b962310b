import { readNaicsClassification } from '../../naics/naicsClassification.ts';
import { createRandom, type Random } from '../random/createRandom.ts';
import { createWeightedChoice } from '../random/createWeightedChoice.ts';
import { transactionIds } from '../set/transactions.ts';
import { industryWeights } from '../world/industries.ts';
import type { GeneratedAgency } from './createAgencies.ts';
import { drawAgencyBook } from './drawAgencyBook.ts';
import { drawMarket } from './drawMarket.ts';
import { drawPolicyChain, type PolicyChain, type PolicyTerm } from './drawPolicyChain.ts';
import type { GeneratorOptions } from './GeneratorOptions.ts';
import { createPolicyBatch, type PolicyBatch } from './PolicyBatch.ts';

/** Records in a batch: the engine's chunk size. */
const batchSize = 2048;
/** Chance that a policy has the same insured as the one before it. */
const severalPolicies = 0.3;

/**
 * Yields the policy records of all agencies in batches, agency by agency. The batch object is reused: read it before
 * requesting the next. Memory is constant.
 */
export function* generatePolicies(
  options: GeneratorOptions,
  agencies: readonly GeneratedAgency[],
): Generator<PolicyBatch, void, void> {
  const { seed } = options;
  const market = drawMarket(options);
  const chooseIndustry = createIndustryChoice();
  const batch = createPolicyBatch(batchSize);
  let chains = 0;
  let insured = 0;
  for (const agency of agencies) {
    const random = createRandom(seed, agency.id);
    const book = drawAgencyBook(random, agency);
    let left = agency.policies;
    while (left > 0) {
      const chain = drawPolicyChain({ random, agency, book, market, chooseIndustry });
      const number = policyNumber(chains, seed);
      chains += 1;
      const first = left === agency.policies;
      // Every main account has a policy, because a file can only name it there.
      if (first) chain.account = agency.accounts[0]?.id ?? 0;
      // Some insured have several policies with their agency.
      if (first || random.fraction() >= severalPolicies) insured += 1;
      for (const term of latestTerms(chain.terms, left)) {
        put(batch, { agency, chain, term, number, insured });
        left -= 1;
        if (batch.length === batch.capacity) {
          yield batch;
          batch.length = 0;
        }
      }
    }
  }
  if (batch.length > 0) yield batch;
}

/**
 * Returns the latest terms of an agency's last policy, which may have more terms than are left to write. Keeps a
 * cancellation together with its term.
 */
function latestTerms(terms: readonly PolicyTerm[], most: number): readonly PolicyTerm[] {
  const latest = terms.slice(-most);
  return latest[0]?.transaction === transactionIds.cancellation ? terms.slice(-most - 1, -1) : latest;
}

interface PolicyRow {
  agency: GeneratedAgency;
  chain: PolicyChain;
  term: PolicyTerm;
  number: number;
  insured: number;
}

function put(batch: PolicyBatch, { agency, chain, term, number, insured }: PolicyRow): void {
  const { columns, length } = batch;
  columns.number[length] = number;
  columns.transaction[length] = term.transaction;
  columns.agency_id[length] = agency.id;
  columns.account_id[length] = chain.account;
  columns.carrier_id[length] = chain.carrier;
  columns.product_id[length] = chain.product.id;
  columns.state_id[length] = chain.state;
  columns.naics[length] = chain.naics;
  columns.effective[length] = term.effective;
  columns.expiration[length] = term.expiration;
  columns.premium_cents[length] = term.premiumCents;
  columns.insured[length] = insured;
  columns.incurred_cents[length] = term.incurredCents;
  batch.length += 1;
}

/** Returns eight digits, distinct for 100 million policies, in no visible order: the factor is coprime with 10⁸. */
function policyNumber(index: number, seed: number): number {
  return (48_210_377 + index * 61_803_399 + (seed % 100_000_000)) % 100_000_000;
}

function createIndustryChoice(): (random: Random) => number {
  const industries = readNaicsClassification().codes.filter(({ level }) => level === 'national-industry');
  const codes = Int32Array.from(industries, ({ code }) => Number(code));
  const choose = createWeightedChoice(industryWeights(industries));
  return (random) => codes[choose(random)]!;
}
