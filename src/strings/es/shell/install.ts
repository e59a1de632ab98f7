import type * as english from '../../shell/install.ts';
import type { Translated } from '../../texts.ts';

export const installTexts: Translated<typeof english.installTexts> = {
  title: 'Tenga Relief Relay en su pantalla de inicio',
  body: 'Así se abre con un toque, con señal o sin ella.',
  install: 'Instalar',
  later: 'Ahora no',
  show: 'Ver cómo',
  done: 'Hecho',
  link: 'Instalar la aplicación',
  shareMenu: [
    'Toque Compartir en la barra de Safari. Si en su lugar ve tres puntos, tóquelos primero.',
    'Baje y elija “Agregar a inicio” o “Añadir a pantalla de inicio”.',
    'Toque “Agregar” o “Añadir”.',
  ],
  shareMenuMissing: '¿No está en la lista? Entonces abra esta página en el propio Safari.',
  menu: [
    'Toque los tres puntos en la barra de Firefox.',
    'Elija “Instalar” o “Agregar la aplicación a la pantalla de inicio”.',
    'Toque “Agregar” o “Añadir”.',
  ],
  safariInstead: 'En un iPhone o iPad se hace desde Safari. Abra allí esta dirección:',
  outOfApp: 'Está dentro de otra aplicación y desde ahí no se puede. Abra esta dirección en Safari:',
  browserInstead: 'Está dentro de otra aplicación y desde ahí no se puede. Abra esta dirección en su navegador:',
  copy: 'Copiar la dirección',
  copied: 'Copiada. Péguela allí.',
  notCopied: 'No se pudo copiar. Mantenga pulsada la dirección para copiarla.',
  staysHere:
    'Aquí todavía queda algo por enviar. Se envía solo desde esta página, no desde la pantalla de inicio. Conserve esta página hasta que todo esté enviado.',
};
