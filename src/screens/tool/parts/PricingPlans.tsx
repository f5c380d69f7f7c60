import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';

import { PriceBadge } from '../../../blocks/tools/PriceBadge';
import {
  formatPrice,
  periodText,
  planPrice,
  priceLineOf,
  spokenPrice,
  unitOf,
} from '../../../domain/priceLine';
import type { Tool } from '../../../domain/tool';
import { checkedDay, type PricingPlan } from '../../../domain/toolFacts';
import { selectStartedAt } from '../../../features/visit/visitSlice';
import { ExternalLink } from '../../../ui/ExternalLink';
import { ExternalLinkHint } from '../../../ui/ExternalLinkHint';
import { FramedTable } from '../../../ui/FramedTable';

import { Section } from './Section';

const priceOf = (plan: PricingPlan) =>
  plan.price === null ? planPrice(plan) : formatPrice(plan.price, plan.currency);

const periodOf = (plan: PricingPlan) => {
  if (plan.price === null) return '';
  return plan.price === 0 ? 'free of charge' : spokenPrice(periodText(plan)).trim();
};

/** The note of a plan, without the unit that the period names. */
function noteOf(plan: PricingPlan): string {
  const unit = unitOf(plan);
  const rest = plan.note.slice(unit.length);
  const hasUnit = unit !== '' && plan.note.toLowerCase().startsWith(unit) && /^(?:$|[,;] )/.test(rest);
  return hasUnit ? rest.charAt(2).toUpperCase() + rest.slice(3) : plan.note;
}

/** The published plans of a tool, with the day and the page they were read on. */
export function PricingPlans({ tool }: { tool: Tool }) {
  const { pricingPlans, pricesCheckedAt, sources } = tool;
  const checked = checkedDay(pricesCheckedAt, useSelector(selectStartedAt));
  if (pricingPlans.length === 0) return null;
  const price = priceLineOf(tool);
  const source = sources.find(({ title }) => /pric|plan/i.test(title));
  return (
    <Section title="Pricing">
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mt: -1.5, mb: 3, typography: 'detail' }}>
        <PriceBadge price={price} />
        {price.text === '' ? null : <span>{price.text}</span>}
      </Stack>
      <FramedTable
        label={`Plans of ${tool.name}`}
        columns={['Plan', 'Price', 'Per', 'What is in it']}
        rows={pricingPlans.map((plan, index) => ({
          key: String(index),
          cells: [
            plan.name,
            <strong key="price" style={{ whiteSpace: 'nowrap' }}>
              {priceOf(plan)}
            </strong>,
            periodOf(plan),
            noteOf(plan),
          ],
        }))}
        foot={
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 5,
              rowGap: 1,
              px: { xs: 4, md: 5 },
              py: 2.5,
              bgcolor: 'background.subtle',
              color: 'text.tertiary',
            }}
          >
            <Typography variant="caption">
              {checked === '' ? 'Before tax' : `Prices checked ${checked} · before tax`}. The maker may offer
              more plans.
            </Typography>
            {source ? (
              <ExternalLink
                href={source.url}
                target="_blank"
                rel="noopener"
                sx={{ typography: 'caption', fontWeight: 500 }}
              >
                {source.title}
                <ExternalLinkHint />
              </ExternalLink>
            ) : null}
          </Stack>
        }
      />
    </Section>
  );
}
