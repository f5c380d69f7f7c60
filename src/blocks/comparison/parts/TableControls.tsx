import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { useId } from 'react';

import type { Tool } from '../../../domain/tool';
import { countOf } from '../../../lib/text';
import { styled } from '../../../ui/theme/styled';
import { toolPicker } from '../../search/LazyToolPicker';

import { headHeight, shortWindow } from './comparisonTable.styles';
import { DifferencesSwitch } from './DifferencesSwitch';

/**
 * On wide viewports this overlays the empty cells of the table's header (`TableFrame`), and sticks and leaves with
 * it.
 */
const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingBottom: 12,
  '& p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.tertiary },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    zIndex: 11,
    top: 60,
    display: 'grid',
    gridTemplateColumns: '200px repeat(3, minmax(0, 1fr))',
    alignSelf: 'start',
    gap: 0,
    height: headHeight,
    padding: 0,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    '& > div': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      alignSelf: 'start',
      height: headHeight,
    },
    '& p': { paddingLeft: 42 },
    '& > button': { gridColumn: 4, alignSelf: 'start', height: 48, margin: '16px 0 0 20px' },
    '& > label': { display: 'none' },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '240px repeat(3, minmax(0, 1fr))' },
  [`@media ${shortWindow}`]: { position: 'relative', top: 0 },
  '@media print': { display: 'none' },
}));

const AddButton = styled(Button)(({ theme }) => ({
  justifyContent: 'flex-start',
  borderStyle: 'dashed',
  borderColor: theme.vars.palette.line.field,
  boxShadow: 'none',
  [theme.breakpoints.down('md')]: { height: 44 },
}));

/** Chooses which two of three tools a phone shows (compare-24). */
const Shown = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '1 1 100%',
  minWidth: 0,
  '& > .MuiInputBase-root': { flex: 1, minWidth: 0 },
}));

interface Props {
  tools: readonly Tool[];
  differencesOnly: boolean;
  hiddenRows: number;
  onDifferencesOnly: (isOn: boolean) => void;
  /** The index of the tool that is hidden on phones. */
  leftOut: number;
  onLeaveOut: (index: number) => void;
  /** Without it, no tool can be added. */
  onAdd?: ((anchor: HTMLElement) => void) | undefined;
}

/** The controls of the table as a whole. */
export function TableControls(props: Props) {
  const { tools, differencesOnly, hiddenRows, onDifferencesOnly, leftOut, onLeaveOut, onAdd } = props;
  const id = useId();
  const pairs = tools.map((_, index) => tools.filter((__, other) => other !== index));
  return (
    <Controls>
      <div>
        <FormControlLabel
          label="Differences only"
          sx={{ m: 0, gap: 2.5 }}
          control={
            <DifferencesSwitch
              checked={differencesOnly}
              onChange={(_, isOn) => onDifferencesOnly(isOn)}
              slotProps={{ input: { 'aria-describedby': id } }}
            />
          }
        />
        <p id={id} aria-live="polite">
          {differencesOnly ? `${countOf(hiddenRows, 'equal row', 'equal rows')} hidden` : null}
        </p>
      </div>
      {onAdd ? (
        <AddButton
          startIcon={<Add />}
          aria-haspopup="dialog"
          {...toolPicker.onIntent}
          onClick={({ currentTarget }) => onAdd(currentTarget)}
        >
          Add a tool
        </AddButton>
      ) : null}
      {pairs.length > 2 ? (
        <Shown>
          Shown
          <NativeSelect value={leftOut} onChange={(event) => onLeaveOut(Number(event.target.value))}>
            {pairs.map((pair, index) => (
              <option key={index} value={index}>
                {pair.map(({ name }) => name).join(' and ')}
              </option>
            ))}
          </NativeSelect>
        </Shown>
      ) : null}
    </Controls>
  );
}
