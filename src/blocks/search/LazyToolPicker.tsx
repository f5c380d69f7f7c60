import { Suspense, useLayoutEffect } from 'react';

import { lazyComponent } from '../../ui/lazyComponent';
import { NothingOpens } from '../../ui/NothingOpens';

import type { ToolPickerProps } from './toolPickerProps';

/** To preload it where its control is about to be pressed. */
export const toolPicker = lazyComponent<ToolPickerProps>(
  async () => (await import(/* webpackChunkName: "tool-picker" */ './ToolPicker')).ToolPicker,
  NothingOpens,
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
      <toolPicker.Component anchor={anchor} {...props} />
    </Suspense>
  ) : null;
}
