import type * as english from '../../legal/terms.ts';
import type { Translated } from '../../texts.ts';

export const termsTexts: Translated<typeof english.termsTexts> = {
  lead: 'Relief Relay no es un servicio de emergencias. Si alguien está en peligro, llame primero al número de emergencias.',
  operator: 'Quién ofrece este servicio',
  parts: {
    emergency: {
      title: 'No es un servicio de emergencias',
      text: [
        'Un reporte o una solicitud avisa a quienes coordinan la ayuda. Puede que en este momento nadie lo esté leyendo, y no podemos prometer que llegue ayuda. No espere una respuesta aquí si puede llamar, irse o ponerse a salvo.',
      ],
      points: [],
    },
    words: {
      title: 'Qué significan nuestras palabras',
      text: [],
      points: [
        'Guardado: está en su teléfono. Se pierde si usted borra los datos de la aplicación, o si el teléfono se pierde o se destruye antes de que se envíe.',
        'Enviado: el servidor lo tiene, una sola vez, y le dio una referencia. No significa que alguien lo haya leído.',
        'Confirmado: un administrador consideró que el reporte es verdadero. Aun así puede ser erróneo o estar desactualizado.',
      ],
    },
    use: {
      title: 'Cómo usarlo',
      text: ['Reportar y pedir ayuda es gratis y no requiere una cuenta. Por favor:'],
      points: [
        'Reporte solo lo que crea verdadero. Los reportes falsos quitan ayuda a personas en peligro y pueden ser un delito.',
        'Escriba sobre otras personas solo lo necesario para ayudarlas.',
        'No lo use para hacer publicidad, amenazar, reunir datos sobre personas ni perturbar el servicio.',
      ],
    },
    accounts: {
      title: 'Cuentas',
      text: [],
      points: [
        'Dé datos verdaderos y no comparta su contraseña con nadie.',
        'Los permisos de un tipo de cuenta llegan con la aprobación de un administrador. Se puede negar o retirar.',
        'Los nombres, números y lugares que usted ve por ser parte del voluntariado, de una organización o de la administración sirven solo para ayudar. No los pase a nadie.',
        'Ayudar puede ser peligroso. Cuide su propia seguridad y siga las indicaciones de las autoridades.',
        'Cuando usted acepta un desastre, hay gente que cuenta con usted. Si no puede ir, dígalo en la aplicación. Sin noticias suyas, su lugar pasa a otra persona después de un tiempo que se le muestra.',
        'Un certificado agradece un trabajo que un administrador confirmó. No demuestra una formación ni da derechos.',
        'Puede borrar su cuenta en cualquier momento.',
      ],
    },
    content: {
      title: 'Lo que usted escribe',
      text: [
        'Sigue siendo suyo. Usted nos permite guardarlo y mostrarlo a quienes nombra la política de privacidad, para que llegue la ayuda.',
      ],
      points: [],
    },
    guide: {
      title: 'Consejos',
      text: [
        'La guía da consejos generales. No reemplaza a un médico, una formación ni lo que le digan las autoridades en el lugar.',
      ],
      points: [],
    },
    liability: {
      title: 'Responsabilidad',
      text: [
        'Prestamos este servicio con cuidado, tal como es y sin cobrar. No prometemos que esté siempre disponible ni libre de errores, ni que lo que otros escriben sea correcto. En la medida en que la ley lo permita, no respondemos por los daños que resulten de usarlo o de no poder usarlo. Esto no limita la responsabilidad por dolo, por negligencia grave, por daños a la vida o a la salud causados por culpa nuestra, ni cuando la ley prohíba un límite.',
      ],
      points: [],
    },
    law: {
      title: 'Ley y cambios',
      text: [
        'Se aplica la ley del lugar donde tiene su sede quien administra el servicio. Usted conserva los derechos irrenunciables que le da la ley de su país. Cuando estas condiciones cambian, cambian también su versión y su fecha; lo que usted envió antes queda sujeto a las condiciones de ese momento.',
      ],
      points: [],
    },
  },
};
