import { type KeyboardEvent, memo, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';

import { categoryTabId } from './categoryTabId';
import { hasModifier } from './hasModifier';
import { categoryIconStyle, spriteIcon } from './iconSprite';
import { ScrollRow } from './ScrollRow';
import { styled } from './theme/styled';

interface CategoryTabsProps {
  /** "All Tools" has the slug ''. */
  tabs: readonly { slug: string; name: string }[];
  selected: string;
  onChoose: (slug: string) => void;
  /** Returns the URL that a tab leads to, for prefetching, since tabs are not links. */
  urlOf: (slug: string) => string;
  /** The id of the element with role tabpanel, labelled by categoryTabId(panelId, selected). */
  panelId: string;
}

const Bar = styled('div')(({ theme }) => ({
  boxShadow: `inset 0 -1px ${theme.vars.palette.line.main}`,
  // On phones the row extends to the edges of the screen.
  [theme.breakpoints.down('md')]: { margin: '0 -20px' },
}));

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  width: 'max-content',
  [theme.breakpoints.down('md')]: { padding: '0 8px' },
}));

const Tab = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 8,
  height: 46,
  padding: '0 12px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  ...theme.typography.button,
  cursor: 'pointer',
  transition: 'color 120ms ease',
  // A pseudo-element: separate elements for the 26 icons would be two per cent of a page's elements.
  '&[style]::before': { content: '""', ...spriteIcon, fontSize: 18 },
  '&:hover, &[aria-selected="true"]': { color: theme.vars.palette.text.primary },
  '&[aria-selected="true"]': {
    '&::before': { color: theme.vars.palette.primary.text },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 12px 0',
      borderBottom: `2px solid ${theme.vars.palette.primary.text}`,
    },
  },
  '&:focus-visible': { outlineOffset: -2 },
}));

const peek = 140;

/** Scrolls a tab and part of its neighbour into view. Unlike scrollIntoView, it never scrolls the page. */
function reveal(tab: HTMLElement, scroller: HTMLElement) {
  const from = tab.getBoundingClientRect().left - scroller.getBoundingClientRect().left;
  const margin = Math.min(peek, Math.max(0, (scroller.clientWidth - tab.offsetWidth) / 2));
  const overEnd = from + tab.offsetWidth + margin - scroller.clientWidth;
  if (from < margin) scroller.scrollLeft += from - margin;
  else if (overEnd > 0) scroller.scrollLeft += overEnd;
}

interface CategoryTabProps {
  slug: string;
  name: string;
  url: string;
  isSelected: boolean;
  isReachable: boolean;
  panelId: string;
}

/** Memoized, so it takes no handlers, which would change with every render; the list has them. */
const CategoryTab = memo(function CategoryTab(props: CategoryTabProps) {
  const { slug, name, url, isSelected, isReachable, panelId } = props;
  return (
    <Tab
      type="button"
      role="tab"
      id={categoryTabId(panelId, slug)}
      aria-selected={isSelected}
      aria-controls={isSelected ? panelId : undefined}
      data-href={url}
      tabIndex={isReachable ? 0 : -1}
      style={slug === '' ? undefined : categoryIconStyle(slug)}
    >
      {name}
    </Tab>
  );
});

/** The category tabs of the tool list (list-4). */
export const CategoryTabs = memo(function CategoryTabs({
  tabs,
  selected,
  onChoose,
  urlOf,
  panelId,
}: CategoryTabsProps) {
  const listRef = useRef<HTMLDivElement>(null);
  /** The tab focused by arrow keys (roving tabindex); activation is manual, so the selection stays. */
  const [focused, setFocused] = useState<string>();
  const selectedIsListed = tabs.some((tab) => tab.slug === selected);
  const reachable = focused ?? (selectedIsListed ? selected : tabs[0]?.slug);

  const revealed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const tab = listRef.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const scroller = listRef.current?.parentElement;
    // If the visitor has scrolled the row before hydration, it stays there: a press may be under way.
    const isInUse = revealed.current === undefined && scroller?.scrollLeft !== 0;
    revealed.current = selected;
    if (tab && scroller && !isInUse) reveal(tab, scroller);
    // Otherwise Back would leave the focus on a tab out of view.
    if (listRef.current?.contains(document.activeElement)) tab?.focus({ preventScroll: true });
  }, [selected]);

  const tabElements = () => [...(listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  /** Returns the index of the tab that an event occurred in, or -1. */
  const indexAt = ({ target }: SyntheticEvent) =>
    tabElements().findIndex((element) => element.contains(target as Node));

  const moveFocus = (event: KeyboardEvent) => {
    const index = indexAt(event);
    if (index === -1) return;
    const last = tabs.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined || hasModifier(event)) return;
    event.preventDefault();
    tabElements()[target]?.focus({ focusVisible: true });
  };

  return (
    <Bar>
      <ScrollRow>
        <List
          ref={listRef}
          role="tablist"
          aria-label="Categories"
          onClick={(event) => {
            const tab = tabs[indexAt(event)];
            if (tab) onChoose(tab.slug);
          }}
          onFocus={(event) => setFocused(tabs[indexAt(event)]?.slug)}
          onBlur={() => setFocused(undefined)}
          onKeyDown={moveFocus}
        >
          {tabs.map(({ slug, name }) => (
            <CategoryTab
              key={slug}
              slug={slug}
              name={name}
              url={urlOf(slug)}
              isSelected={slug === selected}
              isReachable={slug === reachable}
              panelId={panelId}
            />
          ))}
        </List>
      </ScrollRow>
    </Bar>
  );
});
