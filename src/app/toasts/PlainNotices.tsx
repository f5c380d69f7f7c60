import { useEffect } from 'react';

import type { Notice } from '../../domain/noticeText';
import { styled } from '../../ui/theme/styled';
import { useIsAnnounced } from '../../ui/useIsAnnounced';

import { dropWaiting, durationOf, noticeKeyOf } from './notify';
import { ToastContainer } from './toastContainer.styles';

const Container = styled(ToastContainer)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > p': {
    margin: 0,
    padding: '14px 16px',
    borderRadius: 12,
    background: theme.vars.palette.background.raised,
    boxShadow: 'var(--sh3)',
    overflowWrap: 'anywhere',
  },
}));

/** A plain notice, shown for as long as its toast would be. */
function PlainNotice({ notice }: { notice: Notice }) {
  const { kind, text, detail = '' } = notice;
  const isAnnounced = useIsAnnounced();
  useEffect(() => {
    const timer = setTimeout(() => dropWaiting(notice), durationOf(notice));
    return () => clearTimeout(timer);
  }, [notice]);
  return <p role={kind === 'error' ? 'alert' : 'status'}>{isAnnounced ? `${text} ${detail}` : null}</p>;
}

/** Shows notices as plain text, with code that is already loaded, for a visitor who is offline. */
export function PlainNotices({ notices }: { notices: readonly Notice[] }) {
  return (
    <Container>
      {notices.map((notice) => (
        <PlainNotice key={noticeKeyOf(notice)} notice={notice} />
      ))}
    </Container>
  );
}
