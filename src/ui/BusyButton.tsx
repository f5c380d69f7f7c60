import Button, { type ButtonProps } from '@mui/material/Button';

import { styled } from './theme/styled';

interface BusyButtonProps extends Omit<ButtonProps, 'children'> {
  label: string;
  busyLabel: string;
  isBusy: boolean;
}

/** Renders both labels, one of them without height, to keep the width of the longer one. */
const Word = styled('span')({
  display: 'grid',
  justifyItems: 'center',
  '&::before, &::after': { height: 0, overflow: 'hidden', visibility: 'hidden' },
  '&::before': { content: 'attr(data-label)' },
  '&::after': { content: 'attr(data-busy-label)' },
});

/** A submit button with a busy label, disabled while submitting. */
export function BusyButton({ label, busyLabel, isBusy, ...props }: BusyButtonProps) {
  return (
    <Button type="submit" disabled={isBusy} {...props}>
      <Word data-label={label} data-busy-label={busyLabel}>
        {isBusy ? busyLabel : label}
      </Word>
    </Button>
  );
}
