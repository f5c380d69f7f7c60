import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { RootState } from '../../rootReducer';
import { frameName, readyMessage, replayPath } from '../replayedPage';

interface Props {
  state: RootState;
  /** The viewport of the recorded page. If undefined, the frame fills the available space. */
  viewport: { width: number; height: number } | undefined;
}

/** Returns a ref and the current size of its element. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}

/**
 * Shows the replayed page in an iframe with the recorded width: with its own window, its fixed bars, media
 * queries, focus and title are separate from the viewer's. It is inert, and says so.
 */
export function ReplayFrame({ state, viewport }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [box, size] = useSize();
  const show = useEffectEvent(() => frame.current?.contentWindow?.replayedPage?.show(state));
  useEffect(() => show(), [state]);
  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent) => {
      if (data === readyMessage && source === frame.current?.contentWindow) show();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  const width = viewport && viewport.width > 0 ? viewport.width : Math.max(size.width, 1);
  const scale = Math.min(1, size.width / width) || 1;
  return (
    <Box
      component="section"
      aria-label="Replayed page"
      sx={{
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        height: { xs: '52dvh', lg: 'auto' },
        overflow: 'hidden',
        border: '2px solid',
        borderColor: 'primary.main',
        borderRadius: '12px',
      }}
    >
      <Typography
        variant="caption"
        component="p"
        sx={{ px: 3, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        Recorded page: nothing in it responds. {Math.round(width)} px wide.
      </Typography>
      <Box ref={box} sx={{ position: 'relative', overflow: 'hidden', bgcolor: 'background.default' }}>
        <iframe
          ref={frame}
          name={frameName}
          title="Replayed page"
          src={replayPath}
          style={{
            position: 'absolute',
            width,
            height: size.height / scale,
            border: 0,
            transformOrigin: '0 0',
            transform: `scale(${scale})`,
          }}
        />
      </Box>
    </Box>
  );
}
