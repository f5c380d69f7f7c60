import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { Suspense, useRef, useState } from 'react';

import type { Tool } from '../../../domain/tool';
import { CloseOnLoadError } from '../../../ui/CloseOnLoadError';
import { lazyComponent } from '../../../ui/lazyComponent';
import { toolPicker } from '../../search/LazyToolPicker';

import type { ColumnActionsProps } from './columnActionsProps';

const columnActions = lazyComponent<ColumnActionsProps>(
  async () => (await import(/* webpackChunkName: "column-actions" */ './ColumnActions')).ColumnActions,
  CloseOnLoadError,
);

interface Props extends Omit<ColumnActionsProps, 'name' | 'anchor' | 'onReplace' | 'onClose'> {
  tool: Tool;
  onReplace: (anchor: HTMLElement) => void;
}

/** The button that opens a column's menu, whose code is loaded on intent (compare-22). */
export function ColumnMenu({ tool: { name }, onReplace, ...moving }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        data-menu=""
        aria-label={`Change ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...columnActions.onIntent}
        onClick={() => {
          setIsOpen(true);
          void toolPicker.preload();
        }}
      >
        <MoreVert sx={{ fontSize: 18 }} />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <columnActions.Component
            {...moving}
            name={name}
            anchor={button}
            onReplace={() => {
              if (button.current) onReplace(button.current);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
