import Checkbox from '@mui/material/Checkbox';
import { memo, type ReactNode, useId, useRef } from 'react';

import { formatCount } from '../lib/text';

import { styled } from './theme/styled';
import { useScrollEdges } from './useScrollEdges';

export interface Choice {
  value: string;
  label: string;
  /** Shown at the end of the row; undefined when unknown. */
  count?: number | undefined;
}

interface ChoiceGroupProps {
  legend: string;
  /** Shown beside the legend. */
  note?: string | undefined;
  options: readonly Choice[];
  /** Formats a count for screen readers, such as '3 tools'. */
  countedAs: (count: number) => string;
  /** '' when none is. */
  chosen: string;
  /** Called with the pressed value, or '' when the chosen one is unticked. */
  onChoose: (value: string) => void;
  /** From 768 px; two columns on phones. */
  columns?: number;
  /** Shown between the legend and the options. */
  children?: ReactNode;
}

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled('legend')(({ theme }) => ({
  // Otherwise it sits on the fieldset's border, outside of its padding.
  float: 'left',
  padding: 0,
  marginBottom: 6,
  ...theme.typography.body2,
  fontWeight: 600,
}));

const Note = styled('span')(({ theme }) => ({
  float: 'right',
  ...theme.typography.caption,
  lineHeight: theme.typography.body2.lineHeight,
  color: theme.vars.palette.text.tertiary,
}));

const Scroller = styled('div')(({ theme }) => ({
  clear: 'both',
  // Room for the focus ring of the checkboxes at the left edge.
  marginLeft: -4,
  paddingLeft: 4,
  // On phones the surrounding sheet scrolls instead.
  [theme.breakpoints.up('md')]: {
    maxHeight: 184,
    overflowY: 'auto',
    maskImage: `linear-gradient(to bottom,
      transparent, #000 calc(var(--start, 0) * 28px),
      #000 calc(100% - var(--end, 0) * 28px), transparent)`,
    '&[data-start]': { '--start': 1 },
    '&[data-end]': { '--end': 1 },
  },
}));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  // Two columns, or one on the narrowest phones and when the text is large.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.75rem, 40%)), 1fr))',
  columnGap: 16,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    columnGap: 28,
  },
}));

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: 36,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  // The checkbox is exactly as high as its row: a higher one would make a list scrollable that fits.
  '& > span:first-of-type': { marginLeft: -10, paddingBlock: 8 },
  '&:hover, &:has(:checked)': { color: theme.vars.palette.text.primary },
  '&:has(:checked)': { fontWeight: 500 },
  '&[data-empty]:not(:has(:checked))': { color: theme.vars.palette.text.tertiary },
  [theme.breakpoints.down('md')]: { height: 'auto', minHeight: 48 },
}));

const Label = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [theme.breakpoints.up('md')]: { whiteSpace: 'nowrap' },
}));

const Count = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  paddingLeft: 8,
  textAlign: 'right',
  ...theme.typography.caption,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
  color: theme.vars.palette.text.tertiary,
}));

interface ChoiceRowProps extends Choice {
  countedAs: (count: number) => string;
  isChosen: boolean;
  onChoose: (value: string) => void;
}

/** Memoized, so `onChoose` should be a stable function. */
const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { value, label, count, countedAs, isChosen, onChoose } = props;
  const id = useId();
  return (
    <li>
      <Row data-empty={count === 0 ? '' : undefined}>
        <Checkbox
          checked={isChosen}
          onChange={() => onChoose(isChosen ? '' : value)}
          slotProps={{ input: { 'aria-describedby': count === undefined ? undefined : id } }}
        />
        <Label title={label}>{label}</Label>
        {count === undefined ? null : <Count aria-hidden="true">{formatCount(count)}</Count>}
      </Row>
      {count === undefined ? null : (
        <span id={id} hidden>
          {countedAs(count)}
        </span>
      )}
    </li>
  );
});

/**
 * A group of checkboxes of which at most one is ticked, and which can be unticked (list-27, list-30). Options
 * without results are greyed but can still be chosen (list-47).
 */
export function ChoiceGroup({
  legend,
  note,
  options,
  countedAs,
  chosen,
  onChoose,
  columns = 1,
  children,
}: ChoiceGroupProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const hidden = useScrollEdges(scrollerRef, 'y');
  return (
    <Group>
      <Legend>{legend}</Legend>
      {note === undefined ? null : <Note>{note}</Note>}
      {children}
      {/* Firefox makes scroll containers tab stops; the checkboxes inside are reachable by keyboard. */}
      <Scroller
        ref={scrollerRef}
        tabIndex={-1}
        data-start={hidden.start ? '' : undefined}
        data-end={hidden.end ? '' : undefined}
      >
        <List role="list" style={{ '--columns': columns }}>
          {options.map(({ value, label, count }) => (
            <ChoiceRow
              key={value}
              value={value}
              label={label}
              count={count}
              countedAs={countedAs}
              isChosen={value === chosen}
              onChoose={onChoose}
            />
          ))}
        </List>
      </Scroller>
    </Group>
  );
}
