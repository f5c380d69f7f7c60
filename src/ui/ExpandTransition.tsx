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
  // With hidden="until-found" the browser hides the content itself, and can still find text in it.
  '&[hidden]': { visibility: 'visible' },
  '@media print, (scripting: none)': {
    gridTemplateRows: '1fr',
    visibility: 'visible',
    contentVisibility: 'visible',
    transition: 'none',
  },
}));

/**
 * Expands its children using only CSS, instead of Material UI's Collapse, which measures them
 * (docs/adr/0004). Find in page also searches the collapsed content: the browser dispatches `beforematch` on
 * a hit.
 */
export function ExpandTransition({ in: isExpanded, children }: TransitionProps) {
  const areaRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const area = areaRef.current;
    // jsdom has the event but does not support until-found, and lacks animations.
    if (isExpanded || !area || !('onbeforematch' in area && 'getAnimations' in area)) return undefined;
    let isClosed = true;
    void Promise.allSettled(area.getAnimations().map(({ finished }) => finished)).then(() => {
      // React only supports `hidden` as a boolean.
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
