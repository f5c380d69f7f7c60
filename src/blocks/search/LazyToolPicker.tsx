import { Suspense, useEffect, useLayoutEffect } from 'react';

import { lazyComponent } from '../../ui/lazyComponent';

import type { ToolPickerProps } from './toolPickerProps';

/** Without its code, as when the visitor is offline, nothing opens. */
function NoPicker({ onClose }: ToolPickerProps) {
  useEffect(onClose, [onClose]);
  return null;
}

const picker = lazyComponent<ToolPickerProps>(() =>
  import(/* webpackChunkName: "tool-picker" */ './ToolPicker').then(
    ({ ToolPicker }) => ToolPicker,
    () => NoPicker,
  ),
);

interface Props extends Omit<ToolPickerProps, 'anchor'> {
  /** The control that opened it, and gets the focus back; undefined while it is closed. */
  anchor: HTMLElement | undefined;
}

/** The picker of a tool to compare; its code loads when it is first opened (compare-21). */
export function LazyToolPicker({ anchor, ...props }: Props) {
  // In the commit that closes it: whoever takes the tool may then focus something else.
  useLayoutEffect(() => (anchor ? () => anchor.focus({ preventScroll: true }) : undefined), [anchor]);
  return anchor ? (
    <Suspense>
      <picker.Component anchor={anchor} {...props} />
    </Suspense>
  ) : null;
}
