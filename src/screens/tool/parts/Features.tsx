import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { limits } from '../../../domain/limits';
import type { Tool } from '../../../domain/tool';
import { MarkedText } from '../../../ui/MarkedText';
import { ShowMoreButton } from '../../../ui/ShowMoreButton';

import { Section } from './Section';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: '10px 24px',
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: '1.5rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& > li': { display: 'flex', gap: 12, minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flexShrink: 0, marginTop: 3, fontSize: 18, color: theme.vars.palette.primary.text },
  '& strong': { color: theme.vars.palette.text.primary, fontWeight: 500 },
  '@media (prefers-reduced-motion: no-preference)': {
    '& > li[data-extra]': { animation: 'fade-in 180ms cubic-bezier(.2, 0, 0, 1)' },
    '@keyframes fade-in': { from: { opacity: 0 } },
  },
}));

/** Key features: six, and all on demand (tool-4). */
export function Features({ tool }: { tool: Tool }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const { features } = tool;
  if (features.length === 0) return null;
  const hidden = features.length - limits.featuresPreview;
  return (
    <Section title="Key Features">
      <List id={id}>
        {(isExpanded ? features : features.slice(0, limits.featuresPreview)).map((feature, index) => (
          <li key={feature} data-extra={index >= limits.featuresPreview ? '' : undefined}>
            <Check aria-hidden="true" />
            <span>
              <MarkedText text={feature} />
            </span>
          </li>
        ))}
      </List>
      {hidden > 0 ? (
        <ShowMoreButton
          expanded={isExpanded}
          moreLabel={`Show ${hidden} More Features`}
          lessLabel="Show Less"
          onToggle={() => setIsExpanded(!isExpanded)}
          controls={id}
        />
      ) : null}
    </Section>
  );
}
