import type * as english from '../../public/dashboards.ts';
import type { Translated } from '../../texts.ts';

export const dashboardTexts: Translated<typeof english.dashboardTexts> = {
  greeting: (name: string) => (name === '' ? 'Le damos la bienvenida' : `Le damos la bienvenida, ${name}`),
  account: 'Su cuenta',
  outbox: 'En este dispositivo',
  report: 'Reportar un desastre',
  aid: 'Pedir ayuda',
  meanwhile: 'Qué puede hacer',
  lastKnown: 'Sin conexión: esto es lo último que supo este teléfono.',
  reason: (reason: string) => `El motivo indicado: ${reason}`,
  disasters: 'Desastres activos',
  disastersNone: 'No hay ningún desastre activo en este momento.',
};

export const statusTexts: Translated<typeof english.statusTexts> = {
  pending: {
    title: 'Su cuenta está pendiente de aprobación',
    body: {
      volunteer:
        'Un administrador la revisa. Mientras tanto, usted ve lo mismo que todos: sin lugares exactos, sin datos personales y sin nada que aceptar todavía.',
      ngo: 'Un administrador la revisa. Mientras tanto, usted ve lo mismo que todos: sin lugares exactos, sin datos personales y sin solicitudes de las que encargarse todavía.',
      admin: 'Otro administrador tiene que aprobarla. Hasta entonces no tiene ningún permiso de administración.',
    },
  },
  approved: {
    title: 'Su cuenta está aprobada',
    body: {
      volunteer: 'Usted ve dónde se necesita ayuda, con los lugares exactos.',
      ngo: 'Usted ve dónde se necesita ayuda.',
      admin: 'Usted puede aprobar cuentas y dar enlaces para contraseñas nuevas.',
    },
  },
  refused: {
    title: 'Su cuenta fue rechazada',
    body: {
      volunteer:
        'Todavía puede reportar, pedir ayuda y ver lo mismo que todos. Si es un error, hable con un administrador.',
      ngo: 'Todavía puede reportar, pedir ayuda y ver lo mismo que todos. Si es un error, hable con un administrador.',
      admin:
        'Todavía puede reportar, pedir ayuda y ver lo mismo que todos. Si es un error, hable con otro administrador.',
    },
  },
};

export const volunteerPageTexts: Translated<typeof english.volunteerPageTexts> = {
  lead: 'Los voluntarios van adonde se necesita ayuda y cuentan lo que encuentran.',
  whatTitle: 'Qué hacen los voluntarios',
  what: [
    'Ven los desastres que un administrador ha confirmado, con el lugar exacto.',
    'Se comunican con la persona que reportó uno, por nombre y número.',
    'Reportan lo que falta en el lugar, con o sin señal.',
  ],
  howTitle: 'Cómo participar',
  how: [
    {
      title: 'Regístrese',
      body: 'Elija Voluntariado y escriba su nombre y su correo electrónico.',
    },
    {
      title: 'Espere la aprobación',
      body: 'Un administrador revisa su cuenta. Mientras tanto, usted ve lo mismo que todos.',
    },
    { title: 'Inicie sesión y ayude', body: 'Su panel muestra dónde se necesita ayuda.' },
  ],
  safeTitle: 'Antes de ir',
  safe: [
    'Su propia seguridad es lo primero. Vaya con otras personas y diga a alguien dónde está.',
    'Siga las indicaciones de las autoridades en el lugar.',
    'Los nombres y números que usted ve sirven solo para ayudar.',
  ],
  register: 'Registrarse',
  login: 'Iniciar sesión',
};

export const adminPageTexts: Translated<typeof english.adminPageTexts> = {
  lead: 'Esta parte es para quienes coordinan la ayuda.',
  login: 'Iniciar sesión',
  register: 'Registrarse',
  join: '¿Todavía no tiene cuenta? Regístrese con una cuenta de administración; alguien que ya sea administrador tiene que aprobarla.',
  whatTitle: 'Qué hacen los administradores',
  what: [
    'Revisan lo que se reportó y lo confirman.',
    'Aprueban a voluntarios, organizaciones y otros administradores.',
    'Ayudan a quienes perdieron su contraseña.',
  ],
};
