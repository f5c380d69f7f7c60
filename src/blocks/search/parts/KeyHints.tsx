import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import KeyboardReturn from '@mui/icons-material/KeyboardReturn';
import { memo } from 'react';

import { KeyCap } from './optionList.styles';
import { Hints } from './searchOverlay.styles';

/** Explains the keys to sighted visitors. */
export const KeyHints = memo(function KeyHints() {
  return (
    <Hints aria-hidden="true">
      <span>
        <KeyCap>
          <ArrowUpward />
        </KeyCap>
        <KeyCap>
          <ArrowDownward />
        </KeyCap>
        Choose
      </span>
      <span>
        <KeyCap>
          <KeyboardReturn />
        </KeyCap>
        Open
      </span>
      <span>
        <KeyCap>Ctrl</KeyCap>
        <KeyCap>
          <KeyboardReturn />
        </KeyCap>
        New tab
      </span>
      <span>
        <KeyCap>Esc</KeyCap>
        Close
      </span>
    </Hints>
  );
});
