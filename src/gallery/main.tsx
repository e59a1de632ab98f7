import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../ui/tokens.css';
import '../ui/base.css';
import { Gallery } from './gallery.tsx';
import { LongList } from './long-list.tsx';

/** Every part in every state, for those who build and test: no page of the product. */
const root = document.getElementById('root');
const asked = new URLSearchParams(window.location.search);
const rows = Number(asked.get('rows'));
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        {rows > 0 ? (
          <LongList count={rows} isGrid={asked.has('grid')} isPlain={asked.has('plain')} isWhole={asked.has('whole')} />
        ) : (
          <Gallery />
        )}
      </BrowserRouter>
    </StrictMode>,
  );
}
