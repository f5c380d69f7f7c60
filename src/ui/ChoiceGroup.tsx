import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { type CSSProperties, useRef } from 'react';

import { useScrollEdges } from './useScrollEdges';

interface ChoiceGroupProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  /** '' when nothing is. */
  chosen: string;
  /** Gets the pressed one, also when it is chosen already. */
  onChoose: (value: string) => void;
  /** From 768 px; phones take two. */
  columns?: number;
}

const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });

const Legend = styled('legend')(({ theme }) => ({
  // Otherwise it stands on the fieldset's border, outside of its padding.
  float: 'left',
  width: '100%',
  padding: 0,
  marginBottom: 6,
  ...theme.typography.subtitle2,
  fontWeight: 600,
}));

const Scroller = styled('div')({
  clear: 'both',
  maxHeight: 184,
  overflowY: 'auto',
  // Room for the ring of the boxes, which stand at the left edge.
  marginLeft: -4,
  paddingLeft: 4,
  maskImage: `linear-gradient(to bottom,
    transparent, #000 calc(var(--start) * 28px),
    #000 calc(100% - var(--end) * 28px), transparent)`,
});

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(var(--phone-rows), auto)',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateRows: 'repeat(var(--rows), auto)' },
}));

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: 36,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  // The box is as high as its row: what is higher would make a list scroll that has nothing to scroll to.
  '& > span:first-of-type': { marginLeft: -10, paddingBlock: 8 },
  '& > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover, &:has(:checked)': { color: theme.vars.palette.text.primary },
  '&:has(:checked)': { fontWeight: 500 },
  '@media (pointer: coarse)': { height: 44 },
}));

/** A group where at most one is ticked, and the ticked one can be taken back (list-27, list-30). */
export function ChoiceGroup({ legend, options, chosen, onChoose, columns = 1 }: ChoiceGroupProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const hidden = useScrollEdges(scrollerRef, 'y');
  const rows = {
    '--phone-rows': Math.ceil(options.length / 2),
    '--rows': Math.ceil(options.length / columns),
  } as CSSProperties;
  const edges = { '--start': hidden.start ? 1 : 0, '--end': hidden.end ? 1 : 0 } as CSSProperties;
  return (
    <Group>
      <Legend>{legend}</Legend>
      {/* Firefox makes a stop of the Tab key of what scrolls; the keyboard gets to the boxes inside. */}
      <Scroller ref={scrollerRef} style={edges} tabIndex={-1}>
        <List style={rows}>
          {options.map(({ value, label }) => (
            <li key={value}>
              <Row>
                <Checkbox checked={value === chosen} onChange={() => onChoose(value)} />
                <span title={label}>{label}</span>
              </Row>
            </li>
          ))}
        </List>
      </Scroller>
    </Group>
  );
}
