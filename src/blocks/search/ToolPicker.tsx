import Search from '@mui/icons-material/Search';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import useForkRef from '@mui/utils/useForkRef';
import { type ComponentProps, type Ref, useId, useState } from 'react';

import { limits } from '../../domain/limits';
import { raisedSurface } from '../../ui/theme/raisedSurface';
import { styled } from '../../ui/theme/styled';
import { useCloseWatcher } from '../../ui/useCloseWatcher';

import { OptionList } from './parts/OptionList';
import { Field, FieldRow } from './parts/searchField.styles';
import { SearchStatus } from './parts/SearchStatus';
import { leaveEscapeToDialog, searchFieldOptions } from './searchField';
import type { SearchOption } from './searchOptions';
import type { ToolPickerProps } from './toolPickerProps';
import { usePickableTools } from './usePickableTools';

/** A popover at its control; on phones an almost full-height sheet, with its field above the keyboard. */
const PickerPopover = styled(Popover)(({ theme }) => ({
  '& .MuiPopover-paper': {
    display: 'flex',
    flexDirection: 'column',
    width: 360,
    maxHeight: 'min(480px, calc(100dvh - 32px))',
    marginTop: 8,
    border: `1px solid ${theme.vars.palette.line.main}`,
    borderRadius: 12,
    ...raisedSurface(theme),
    boxShadow: 'var(--sh3)',
    '& > [role="listbox"]': { overflowY: 'auto', overscrollBehavior: 'contain', '--tall-row': '52px' },
    [theme.breakpoints.down('md')]: {
      // Overrides the position that is computed for wide viewports.
      inset: 'auto 0 0 !important',
      width: '100%',
      maxWidth: 'none',
      height: 'calc(100dvh - 64px)',
      maxHeight: 'none',
      marginTop: 0,
      border: 0,
      borderRadius: '16px 16px 0 0',
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
  [theme.breakpoints.down('md')]: {
    '& .MuiBackdrop-root': { backgroundColor: 'rgb(0 0 0 / .4)' },
  },
}));

const Row = styled(FieldRow)(({ theme }) => ({
  '&&': { height: 52, gap: 10, padding: '0 16px', [theme.breakpoints.down('md')]: { height: 60 } },
}));

/** Lets the visitor search for a tool to compare (compare-21). */
export function ToolPicker({ anchor, title, compared, onChoose, onClose }: ToolPickerProps) {
  useCloseWatcher(true, onClose);
  return (
    <PickerPopover
      open
      disableRestoreFocus
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': title, elevation: 0 } }}
    >
      <PickerPanel title={title} compared={compared} onChoose={onChoose} />
    </PickerPopover>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

/** The content of the popover. A separate component, because the popover mounts its content after itself. */
function PickerPanel({ title, compared, onChoose }: Omit<ToolPickerProps, 'anchor' | 'onClose'>) {
  const id = useId();
  const [text, setText] = useState('');
  const { tools, options, words, fitsText, status } = usePickableTools(text, compared);
  const box = useAutocomplete<SearchOption>({
    ...searchFieldOptions(text, setText),
    id,
    open: true,
    options: [...options],
    autoHighlight: true,
    onChange: (event, chosen) => {
      const tool = tools.find(({ id: toolId }) => toolId === chosen?.tool?.id);
      if (!tool) return;
      // A click chooses what is shown; Enter comes with the text, whose results may not be there yet.
      if (event.type === 'keydown' && !fitsText(tool)) return;
      // Otherwise Enter would also activate the control that focus returns to.
      event.preventDefault();
      onChoose(tool);
    },
  });
  const { ref, ...inputProps } = box.getInputProps() as ComponentProps<'input'>;
  const fieldRef = useForkRef(ref as Ref<HTMLInputElement>, focus);
  return (
    <>
      <Row {...box.getRootProps({ onKeyDown: leaveEscapeToDialog })}>
        <Search aria-hidden="true" />
        <Field
          {...inputProps}
          ref={fieldRef}
          aria-label={title}
          placeholder="Find a tool"
          maxLength={limits.searchCharacters}
          sx={{ '&&': { fontSize: '1rem' } }}
        />
      </Row>
      {options.length > 0 ? (
        <OptionList box={box} suggestions={{ words, counts: {} }} />
      ) : status === '' ? null : (
        <Typography variant="body2" sx={{ p: '16px 20px', color: 'text.secondary' }}>
          {status}
        </Typography>
      )}
      <SearchStatus text={status} />
    </>
  );
}
