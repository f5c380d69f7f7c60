import GlobalStyles from '@mui/material/GlobalStyles';
import type { ComponentProps } from 'react';

/** A field that gets the focus brings its label along. WebKit heeds no scroll margin here. */
const roomForLabel = <GlobalStyles styles={{ 'html:root': { scrollPaddingTop: 112 } }} />;

/** A form whose fields the application checks, not the browser. */
export function Form(props: ComponentProps<'form'>) {
  return (
    <>
      {roomForLabel}
      <form noValidate {...props} />
    </>
  );
}
