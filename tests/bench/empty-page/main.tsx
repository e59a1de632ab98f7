import Dexie from 'dexie';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const database = new Dexie('empty-page');
database.version(1).stores({ reports: 'id' });

/** The least that an app of these three libraries needs until a form is there: what our own start is measured beside. */
function Form() {
  return (
    <form
      id="report-form"
      onSubmit={(event) => {
        event.preventDefault();
        void database.table('reports').put({ id: crypto.randomUUID() });
      }}
    >
      <textarea name="description" />
      <button type="submit">{'Send'}</button>
    </form>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Form />} />
      </Routes>
    </BrowserRouter>,
  );
// Apart from `load`, as in our own app: the worker's files are not to delay the page's.
addEventListener('load', () => void navigator.serviceWorker.register('/worker.js'));
