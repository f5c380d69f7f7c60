import { Suspense, useLayoutEffect } from 'react';

import { CloseOnLoadError } from '../../ui/CloseOnLoadError';
import { lazyComponent } from '../../ui/lazyComponent';

import type { ToolPickerProps } from './toolPickerProps';

/** The picker's code, to preload on intent. */
export const toolPicker = lazyComponent<ToolPickerProps>(
  async () => (await import(/* webpackChunkName: "tool-picker" */ './ToolPicker')).ToolPicker,
  CloseOnLoadError,
);

interface Props extends Omit<ToolPickerProps, 'anchor'> {
  /** The control that opened the picker and gets focus back; undefined while it is closed. */
  anchor: HTMLElement | undefined;
}

/** The picker of a tool to compare, whose code is loaded when it first opens (compare-21). */
export function LazyToolPicker({ anchor, ...props }: Props) {
  // Returns focus in the commit that closes the picker, so that the parent can still move it elsewhere.
  useLayoutEffect(() => (anchor ? () => anchor.focus({ preventScroll: true }) : undefined), [anchor]);
  return anchor ? (
    <Suspense>
      <toolPicker.Component anchor={anchor} {...props} />
    </Suspense>
  ) : null;
}
