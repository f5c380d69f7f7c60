import type { TransitionProps } from '@mui/material/transitions';
import { useEffect, useRef } from 'react';

import { styled } from './theme/styled';

const Area = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: theme.transitions.create(['grid-template-rows', 'visibility'], { duration: 180 }),
  '& > div': { minHeight: 0, overflow: 'hidden' },
  '&[data-expanded]': { gridTemplateRows: '1fr', visibility: 'visible' },
  // The browser hides it then, and finds what is in it.
  '&[hidden]': { visibility: 'visible' },
  '@media print': {
    gridTemplateRows: '1fr',
    visibility: 'visible',
    contentVisibility: 'visible',
    transition: 'none',
  },
}));

/**
 * Expands what it holds in CSS alone, in place of Material UI's Collapse, which measures (docs/adr/0004). What is closed can be
 * found in the page: the browser dispatches `beforematch` then.
 */
export function ExpandTransition({ in: isExpanded, children }: TransitionProps) {
  const areaRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const area = areaRef.current;
    // jsdom has the event, but hides nothing until it is found; it has no animations either.
    if (isExpanded || !area || !('onbeforematch' in area && 'getAnimations' in area)) return undefined;
    let isClosed = true;
    void Promise.allSettled(area.getAnimations().map(({ finished }) => finished)).then(() => {
      // React knows `hidden` as a boolean only.
      if (isClosed) area.setAttribute('hidden', 'until-found');
    });
    return () => {
      isClosed = false;
      area.removeAttribute('hidden');
    };
  }, [isExpanded]);

  return (
    <Area ref={areaRef} data-expanded={isExpanded ? '' : undefined}>
      {children}
    </Area>
  );
}
