import { keyframes } from '@mui/material/styles';
import { useId, useState } from 'react';

import { limits } from '../../../domain/limits';
import type { Tool } from '../../../domain/tool';
import { IconList } from '../../../ui/IconList';
import { MarkedText } from '../../../ui/MarkedText';
import { ShowMoreButton } from '../../../ui/ShowMoreButton';
import { useIsPrinting } from '../../../ui/useIsPrinting';

import { Section } from './Section';

const fadeIn = keyframes({ from: { opacity: 0 } });

/** Key features: six at first, all on demand (tool-4). */
export function Features({ tool }: { tool: Tool }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const areAllShown = useIsPrinting() || isExpanded;
  const id = useId();
  const { features } = tool;
  if (features.length === 0) return null;
  const hidden = features.length - limits.featuresPreview;
  return (
    <Section title="Key Features">
      <IconList
        id={id}
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          columnGap: 6,
          rowGap: 2.5,
          mb: 4,
          '& strong': { color: 'text.primary', fontWeight: 500 },
          [`& > :nth-of-type(n + ${limits.featuresPreview + 1})`]: {
            '@media screen and (prefers-reduced-motion: no-preference)': {
              animation: `${fadeIn} 180ms cubic-bezier(.2, 0, 0, 1)`,
            },
          },
        }}
      >
        {(areAllShown ? features : features.slice(0, limits.featuresPreview)).map((feature) => (
          <li key={feature} data-icon="check">
            <span>
              <MarkedText text={feature} />
            </span>
          </li>
        ))}
      </IconList>
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
