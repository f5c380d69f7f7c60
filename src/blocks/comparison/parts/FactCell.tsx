import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { useSelector } from 'react-redux';

import { alwaysShown, type FactKey, factText, freePlanAnswer } from '../../../domain/comparisonFacts';
import { industryLabel } from '../../../domain/industryLabel';
import { planPrice } from '../../../domain/priceLine';
import type { Tool } from '../../../domain/tool';
import { checkedDay } from '../../../domain/toolFacts';
import { selectStartedAt } from '../../../features/visit/visitSlice';
import { MarkedText } from '../../../ui/MarkedText';
import { SampleMark } from '../../../ui/SampleMark';
import { StarRating } from '../../../ui/StarRating';

import { Answer } from './Answer';

/** Stands for a missing text in the rows that are always shown (compare-13). */
const unknown = '-';

function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <List sx={{ display: 'grid', gap: 1.5, '& strong': { fontWeight: 500, color: 'text.primary' } }}>
      {texts.map((text) => (
        <li key={text}>
          <MarkedText text={text} />
        </li>
      ))}
    </List>
  );
}

function Rating({ tool }: { tool: Tool }) {
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, fontVariantNumeric: 'tabular-nums' }}
    >
      <span aria-hidden="true">
        <StarRating rating={tool.rating} isSample={tool.areFiguresSamples} />
      </span>
      <Box component="strong" sx={{ color: 'text.primary', fontSize: '0.8125rem' }}>
        {factText(tool, 'rating')}
      </Box>
      {tool.areFiguresSamples && tool.rating > 0 ? <SampleMark /> : null}
    </Stack>
  );
}

/** The day on which the tool was last checked, marked if it is long ago (trust-9). */
function CheckedDay({ day }: { day: string }) {
  return checkedDay(day, useSelector(selectStartedAt));
}

function Plans({ tool }: { tool: Tool }) {
  return (
    <List sx={{ display: 'grid', gap: 1 }}>
      {tool.pricingPlans.map((plan, index) => (
        <li key={index}>
          {/* Shows 'Free' only once for a plan of that name. */}
          {plan.name === planPrice(plan) ? '' : `${plan.name} `}
          <Box component="span" sx={{ color: 'text.primary' }}>
            {planPrice(plan)}
          </Box>
        </li>
      ))}
    </List>
  );
}

function PriceFrom({ price }: { price: string }) {
  const [amount, ...period] = price.split(' ');
  return (
    <>
      <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {amount}
      </Box>{' '}
      {period.join(' ')}
    </>
  );
}

/** Shows a fact about a tool; what its record does not contain is 'Not listed' (compare-13, compare-25). */
export function FactCell({ tool, fact }: { tool: Tool; fact: FactKey }) {
  const text = factText(tool, fact);
  if (fact === 'rating') return <Rating tool={tool} />;
  if (fact === 'freePlan') return <Answer answer={freePlanAnswer(tool)} />;
  if (text === '') return alwaysShown.includes(fact) ? unknown : <Answer answer="unlisted" />;
  switch (fact) {
    case 'verdict':
    case 'pricing':
      return (
        <Box component="span" sx={{ color: 'text.primary' }}>
          {text}
        </Box>
      );
    case 'bestFor':
      return tool.industryFit.map(industryLabel).join(', ');
    case 'priceFrom':
      return <PriceFrom price={text} />;
    case 'plans':
      return <Plans tool={tool} />;
    case 'platforms':
      return tool.platforms.join(', ');
    case 'pricesChecked':
    case 'factsChecked':
      return <CheckedDay day={text} />;
    case 'features':
      return <TextList texts={tool.features} />;
    case 'useCases':
      return <TextList texts={tool.useCases} />;
    case 'description':
      return text;
  }
}
